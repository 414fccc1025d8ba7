import { randomBytes, scryptSync } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Places } from './places.ts'

/** Passwords of the roles that Kontor signs in with. */
export interface Passwords {
  kontor_app: string
  kontor_worker: string
}

/** In a cluster the owner of the tables signs in to its workers, too. */
export interface ClusterPasswords extends Passwords {
  kontor_owner: string
}

/** The embedded database's passwords also hold its superuser's. */
export interface EmbeddedPasswords extends Passwords {
  kontor_admin: string
}

/**
 * Reads the embedded database's passwords; makes them before its first start.
 *
 * @throws Error when a database is there but its passwords are gone.
 */
export function embeddedPasswords(places: Places): EmbeddedPasswords {
  if (existsSync(places.passwords)) return JSON.parse(readFileSync(places.passwords, 'utf8'))
  if (existsSync(places.data)) {
    throw new Error(`${places.passwords} is missing, without which ${places.data} cannot be opened: restore it.`)
  }
  const password = () => randomBytes(24).toString('base64url')
  const passwords = { kontor_admin: password(), kontor_app: password(), kontor_worker: password() }
  const half = `${places.passwords}.new`
  writeFileSync(half, JSON.stringify(passwords), { mode: 0o600, flush: true })
  renameSync(half, places.passwords)
  return passwords
}

/**
 * The passwords of Kontor's roles in an outside database, derived from the URL that the operator gave: every process
 * that is given the same URL comes to the same passwords, with nothing to hand around.
 *
 * @throws Error when the URL has no password to derive them from.
 */
export function derivedPasswords(url: URL): ClusterPasswords {
  const secret = url.searchParams.get('password') ?? decodeURIComponent(url.password)
  if (!secret) {
    throw new Error(
      'DATABASE_URL must hold a password: those of the roles kontor_app and kontor_worker are derived from it.',
    )
  }
  const password = (role: string) => scryptSync(secret, `kontor:${role}`, 24).toString('base64url')
  return {
    kontor_app: password('kontor_app'),
    kontor_worker: password('kontor_worker'),
    kontor_owner: password('kontor_owner'),
  }
}
