import type { ClientConfig } from 'pg'

/** An open database, ready for connections. */
export interface Database {
  kind: 'embedded' | 'outside'
  /** Of the server, such as '18.4'. */
  version: string
  /** A cluster of Citus, whose coordinator it is. */
  isCitus: boolean
  /** For migrations: a user who may take on the role kontor_owner. */
  ownerConfig: ClientConfig
  /** For serving requests: kontor_app, which owns nothing and which row-level security binds. */
  appConfig: ClientConfig
  /** For the job queue: kontor_worker, which owns the schema graphile_worker and nothing else. */
  workerConfig: ClientConfig
  /** Stops an embedded server (close the pools first); leaves an outside one alone. */
  stop(): Promise<void>
}
