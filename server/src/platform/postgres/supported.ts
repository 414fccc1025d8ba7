/** The lowest major version with which Kontor is tested (docs/data.md). */
const lowestVersion = 15

/**
 * Why Kontor does not work with a PostgreSQL of this version; undefined where it does.
 *
 * @param version as `show server_version` says: `14.11 (Debian 14.11-1)`, `18beta1`
 */
export function whyUnsupported(version: string): string | undefined {
  const major = Number.parseInt(version, 10)
  if (major >= lowestVersion) return undefined
  return `The PostgreSQL of DATABASE_URL is ${version}, and Kontor needs ${lowestVersion} or later: upgrade it, or leave DATABASE_URL out for the database that Kontor brings.`
}
