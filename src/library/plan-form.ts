/** How a plan or a drift is read: a plan file, Markdown for a pull request, a page of its own, 80 columns of text. */
export type PlanForm = 'json' | 'markdown' | 'html' | 'text';
