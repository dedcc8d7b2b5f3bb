/** A project's configuration, where no other file is named. */
export const CONFIG_FILE = 'deskform.yaml';
