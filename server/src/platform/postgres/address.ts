import type { ClientConfig } from 'pg'

/** The address of a database, as DATABASE_URL has it: as parameters, for the host may be a folder. */
export function addressOf({ host, port, user, password, database }: ClientConfig): string {
  const parameters = { host: String(host), port: String(port), user: String(user), password: String(password) }
  return `postgres:///${database}?${new URLSearchParams(parameters)}`
}
