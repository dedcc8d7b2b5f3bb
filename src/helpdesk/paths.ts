/** Where the service answers, below the address of the target. */
export const ATTRIBUTES = '/api/v1/object_manager_attributes';
export const EXECUTE_MIGRATIONS = `${ATTRIBUTES}_execute_migrations`;
export const DISCARD_CHANGES = `${ATTRIBUTES}_discard_changes`;
/** With `expand` the roles come by name. */
export const ME = '/api/v1/users/me?expand=true';
export const VERSION = '/api/v1/version';
export const SETTINGS = '/api/v1/settings';
