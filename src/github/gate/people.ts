import { type GitHub, statusOf } from '../client.ts';

/** Whether somebody may push to the repository: who may not, approves of nothing and commands nothing. */
export async function mayWrite({ rest, at }: GitHub, login: string): Promise<boolean> {
  try {
    const { data } = await rest.repos.getCollaboratorPermissionLevel({ ...at, username: login });
    // The old words: who may maintain has "write", who may triage has "read".
    return data.permission === 'admin' || data.permission === 'write';
  } catch (error) {
    if (statusOf(error) === 404) return false;
    throw error;
  }
}
