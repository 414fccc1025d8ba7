/** One import as it stands in a file. */
export interface Import {
  from: string
  line: number
  /** True where only types are imported, so that nothing of it is left at run time. */
  typeOnly: boolean
}

const statement = /^[ \t]*(?:import|export)\b([^'"`;=]*?\bfrom)?\s*['"]([^'"\n]+)['"]/gm
const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]/g

/** All imports of a TypeScript or JavaScript file, those of `export … from` and `import()` included. */
export function importsOf(text: string): Import[] {
  const code = codeOf(text)
  const lineAt = (index: number) => code.slice(0, index).split('\n').length
  const found: Import[] = []
  for (const match of code.matchAll(statement)) {
    const [whole, clause, from] = match
    // `export const x = 'y'` names nothing to import from; `import 'x'` has no clause.
    if (from === undefined || (clause === undefined && whole.trimStart().startsWith('export'))) continue
    found.push({ from, line: lineAt(match.index + whole.length), typeOnly: isTypeOnly(whole) })
  }
  for (const match of code.matchAll(dynamic)) {
    found.push({ from: match[1] as string, line: lineAt(match.index), typeOnly: false })
  }
  return found
}

function isTypeOnly(clause: string): boolean {
  if (/^\s*(import|export)\s+type\b/.test(clause)) return true
  const names = clause.match(/^\s*(?:import|export)\s*\{([^}]*)\}/)?.[1]
  return names?.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type ')) ?? false
}

const commentOrText = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

/** The file with its comments and the insides of its templates blanked out; lines and columns stay. */
export function codeOf(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ')
  return text.replace(commentOrText, (part) => {
    if (part.startsWith('`')) return `\`${blank(part.slice(1, -1))}\``
    return part.startsWith('/') ? blank(part) : part
  })
}
