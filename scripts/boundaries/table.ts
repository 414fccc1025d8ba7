/** Who may import whom: the table of docs/architecture.md, which a test compares with this one. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  hub: [],
  i18n: [],
  kit: [],
  ubl: [],
  client: ['contract'],
  sdk: ['client', 'hub', 'i18n'],
  tradekit: ['sdk', 'kit', 'ubl', 'i18n'],
  apps: ['tradekit', 'sdk', 'kit', 'ubl', 'i18n'],
  shell: ['client', 'hub', 'i18n', 'kit', 'tradekit'],
  server: ['contract', 'i18n', 'ubl'],
  demo: ['contract', 'server', 'ubl'],
  cli: ['contract', 'server', 'demo', 'ubl'],
  examples: ['sdk', 'kit'],
  e2e: ['hub'],
  bench: ['client', 'contract', 'hub', 'server', 'ubl'],
  scripts: [],
}

/** The room of a file: its row in the table, and its folder. Undefined outside of the rooms. */
export function roomOf(path: string): { row: string; folder: string } | undefined {
  const [first = '', second = ''] = path.split('/')
  if (!(first in mayImport)) return undefined
  // What lies in apps/ itself builds them all.
  if (first === 'apps' && !path.startsWith(`apps/${second}/`)) return undefined
  return { row: first, folder: first === 'apps' ? `apps/${second}` : first }
}
