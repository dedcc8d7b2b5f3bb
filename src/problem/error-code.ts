/** The short name that Node and its libraries give their errors, such as ENOENT or ECONNREFUSED. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
