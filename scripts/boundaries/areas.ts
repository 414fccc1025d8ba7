import { posix } from 'node:path'
import { areaPath, isRules, isRulesDoor, isStore, isTest } from './area-path.ts'
import type { Breach, SourceFile } from './breach.ts'
import { codeOf, type Import, importsOf } from './imports.ts'

type Explanation = Pick<Breach, 'what' | 'why' | 'instead'> | undefined

const platform = 'server/src/platform/'

/** The lines inside the server: between areas, the platform, the rules and the stores. */
export function areaBreaches(file: SourceFile): Breach[] {
  if (!file.path.startsWith('server/src/') || isTest(file.path)) return []
  const [, area, within] = file.path.match(areaPath) ?? []
  const found = importsOf(file.text).flatMap((each) => {
    const breach =
      area && within
        ? (intoArea(file, area, each) ?? (isRules(within) ? impure(file, area, each) : undefined))
        : fromPlatform(file, each)
    return breach ? [{ path: file.path, line: each.line, ...breach }] : []
  })
  return [...found, ...sqlOutsideStore(file, within)]
}

const targetOf = (file: SourceFile, { from }: Import) =>
  from.startsWith('.') ? posix.join(posix.dirname(file.path), from) : undefined

function intoArea(file: SourceFile, area: string, found: Import): Explanation {
  const target = targetOf(file, found)
  if (!target || target.startsWith(platform)) return undefined
  const [, other, within] = target.match(areaPath) ?? []
  if (other === area) return undefined
  if (other && within === 'index.ts') return undefined
  // Rules are pure: those of another area are a door to whoever is pure too.
  if (other && isRulesDoor(within) && isRules(file.path.match(areaPath)?.[2] ?? '')) return undefined
  if (other) {
    return {
      what: `The area ${area} imports '${within}' of the area ${other}.`,
      why: "an area is entered through its index; its store and handlers are its own, so that one place knows each table's rules.",
      instead: `have server/src/areas/${other}/index.ts offer what you need as a function that says what it does.`,
    }
  }
  return {
    what: `The area ${area} imports '${found.from}'.`,
    why: 'an area stands on the platform and on the doors of other areas; what puts the server together stands on it.',
    instead: 'move what you need into server/src/platform, or let whoever mounts the area pass it in.',
  }
}

function fromPlatform(file: SourceFile, found: Import): Explanation {
  if (!file.path.startsWith(platform)) return undefined
  if (/^@kontor\/ubl(\/|$)/.test(found.from))
    return {
      what: `The platform imports '${found.from}'.`,
      why: 'the platform knows requests, transactions and messages; what a trade document is, areas know.',
      instead: 'let an area do it (server/src/areas/parsing reads documents), or take the result as an argument.',
    }
  if (!targetOf(file, found)?.startsWith('server/src/areas/')) return undefined
  return {
    what: `The platform imports '${found.from}' of an area.`,
    why: 'every area stands on the platform; the other way round makes a circle, and a platform that knows everything.',
    instead: 'let the area register what the platform calls: a task, a listener, a handler.',
  }
}

function impure(file: SourceFile, area: string, found: Import): Explanation {
  const target = targetOf(file, found)
  const [, , within] = target?.match(areaPath) ?? []
  const allowed =
    found.from === '@kontor/ubl' ||
    found.from === '@kontor/i18n' ||
    found.from === '@kontor/i18n/sheets' ||
    (found.from === '@kontor/contract' && found.typeOnly) ||
    (within && isRules(within))
  if (allowed) return undefined
  return {
    what: `The rules of ${area} import ${found.from === '@kontor/contract' ? 'more than types of ' : ''}'${found.from}'.`,
    why: 'rules are pure sentences over types of the contract, over ubl, messages and what a sheet says: no clock, no database, no platform.',
    instead: 'take what the rule must know as an argument; the handler has it.',
  }
}

const queryWords = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`\n]*>)?`/g

function sqlOutsideStore(file: SourceFile, within: string | undefined): Breach[] {
  if (file.path.startsWith(platform) || (within && isStore(within))) return []
  const code = codeOf(file.text)
  const lines = [
    ...importsOf(file.text)
      .filter(({ from }) => /^(kysely|pg)(\/|$)/.test(from))
      .map(({ from, line }) => ({ line, what: `'${from}' is imported outside of a store.` })),
    ...[...code.matchAll(queryWords)].map((match) => ({
      line: code.slice(0, match.index).split('\n').length,
      what: `A query is written outside of a store (${match[0]}).`,
    })),
  ]
  return lines.map(({ line, what }) => ({
    path: file.path,
    line,
    what,
    why: 'an area has its SQL in its store, where every query can be read and its company_id checked.',
    instead: 'write a function in store.ts that is named for what it finds or changes, and call it.',
  }))
}
