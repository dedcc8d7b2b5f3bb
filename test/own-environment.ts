/** Tests ask only servers of their own, and git as it comes, whatever the shell of whoever runs them says. */
const OF_THE_SHELL = ['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy'] as const;

for (const name of OF_THE_SHELL) {
  delete process.env[name];
  delete process.env[name.toUpperCase()];
}
Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' });
