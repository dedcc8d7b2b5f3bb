# A user who may do everything, and a token of theirs in a file. Before 6.0 the token stands in `name`.
UserInfo.current_user_id = 1
Setting.set('system_init_done', true)
Setting.set('api_token_access', true)
user = User.find_by(login: 'contract') || User.create!(
  login: 'contract', email: 'contract@example.com', firstname: 'Contract', lastname: 'Suite',
  active: true, roles: Role.where(name: %w[Admin Agent])
)
user.group_names_access_map = { 'Users' => 'full' }
user.save!
token = Token.find_by(action: 'api', user_id: user.id) || Token.create!(
  action: 'api', persistent: true, user_id: user.id, preferences: { permission: %w[admin ticket.agent] }
)
File.write('/tmp/contract-token', token.try(:token) || token.name)
