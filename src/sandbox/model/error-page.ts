interface ErrorPage {
  readonly title: string;
  readonly heading: string;
  readonly picture: 1 | 2;
  readonly advice: string;
  readonly end: string;
}

const END = '</body>\n</html>\n';

// The page of 422 does not close its body (5.2/01 "create error (no Accept …)").
const PAGES: Readonly<Record<number, ErrorPage>> = {
  401: {
    title: '401: Unauthorized',
    heading: '401: Unauthorized',
    picture: 1,
    advice: 'Sorry, but your authentication failed. Double check your credentials and try again.',
    end: END,
  },
  403: {
    title: '403: Forbidden',
    heading: '403: Forbidden',
    picture: 1,
    advice:
      "Sorry, but you're not allowed to access this page. If you're registered please log in and refresh this page.",
    end: END,
  },
  404: {
    title: '404: Not Found',
    heading: '404: Requested resource was not found',
    picture: 2,
    advice: 'Sorry, but the Phoenix is not able to find your resource. Try checking the URL for errors.',
    end: END,
  },
  422: {
    title: '422: Unprocessable Entity',
    heading: '422: The change you wanted was rejected.',
    picture: 1,
    advice: "Maybe you tried to change something you didn't have access to.",
    end: '</html>',
  },
};

const HEAD = (title: string) =>
  `<!DOCTYPE html>\n<html class="dark">\n<meta charset="utf-8">\n<title>${title}</title>\n<link rel="stylesheet" href="/assets/error/style.css">\n`;
const PICTURE = (number: number) =>
  `  <div class="error-image" style="background-image: url(/assets/error/error-${number}.svg)"></div>\n`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** The page that stands for an error; the text is escaped unless the client asked for plain text, which gets the page too. */
export function errorPage(status: number, text: string, escaping: 'escaped' | 'as-is'): string {
  const page = PAGES[status];
  if (page === undefined) return brokenPage();
  const shown = escaping === 'escaped' ? escapeHtml(text) : text;
  const body = `<body >\n  <h1>${page.heading}</h1>\n  <div>${shown}</div>\n${PICTURE(page.picture)}  <p>${page.advice}</p>\n`;
  return `${HEAD(page.title)}${body}${page.end}`;
}

function brokenPage(): string {
  const sorry = "We're sorry, but something went wrong.";
  return `${HEAD('500: Something went wrong')}<body >\n<h1>500: ${sorry}</h1>\n${PICTURE(2)}  <p>${sorry}</p>\n${END.trimEnd()}`;
}

/** What the web framework sends itself is the template of the page, unfilled (5.2/07 "PATCH one, no Accept"). */
export function unfilledPage(): string {
  const page = PAGES[404];
  const advice = `${PICTURE(2)}  <p>${page?.advice}</p>\n`;
  const trace =
    '  <div><%= @exception.message %></div>\n  <% if @exception.backtrace %>\n    <div>Traceback:</div>\n' +
    '    <% @exception.backtrace.each {|row| %>\n      <%= row %><br>\n    <% } %>\n  <% end %>\n';
  return (
    `${HEAD('404: Not Found')}<body <% if @traceback %>class="error-message"<% end %>>\n` +
    `  <h1>${page?.heading}</h1>\n<% if @message.present? %>\n  <div><%= @message %></div>\n<% end %>\n` +
    `<% if !@traceback %>\n${advice}<% else %>\n${trace}<% end %>\n${END}`
  );
}
