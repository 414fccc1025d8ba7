import { isDate } from '@kontor/kit'
import type { Client } from '@kontor/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'

type Listing = Client['audit']['listAuditLines']
export type AuditLine = Awaited<ReturnType<Listing>>['Lines'][number]
export type AuditSubject = AuditLine['Subject']

/** A person or a partner that lines are about. */
export interface Concerned {
  readonly id: string
  readonly name: string
}

export interface Asked {
  readonly about: AuditSubject | undefined
  readonly kind: string | undefined
  readonly concerned: Concerned | undefined
  readonly actor: string | undefined
  /** The first and the last day, `YYYY-MM-DD`; what is no day yet narrows nothing. */
  readonly since: string
  readonly until: string
}

/** The instant at which a day begins, or the one after it, by the reader's clock. */
const beginOf = (day: string, after = 0): string => {
  const begin = new Date(`${day}T00:00`)
  begin.setDate(begin.getDate() + after)
  return begin.toISOString()
}

const periodOf = ({ since, until }: Pick<Asked, 'since' | 'until'>) => ({
  ...(isDate(since) && { since: beginOf(since) }),
  ...(isDate(until) && { until: beginOf(until, 1) }),
})

const queryOf = ({ about, kind, concerned, actor, ...period }: Asked) => ({
  ...(about && { about }),
  ...(kind && { kind }),
  ...(concerned && { object: concerned.id }),
  ...(actor && { actor }),
  ...periodOf(period),
})

/** What was done in the company, newest first, page after page. */
export function useAudit(asked: Asked) {
  const { api } = useKontor()
  return useInfiniteQuery({
    queryKey: ['audit', queryOf(asked)],
    queryFn: ({ signal, pageParam }) => {
      const query = {
        limit: 50,
        ...queryOf(asked),
        ...(pageParam && { before: pageParam }),
      }
      return api.audit.listAuditLines({ query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ Next }) => Next,
  })
}

/** The latest lines that one file holds. */
export const maxExported = 10_000

/** All that is asked for, page after page, and whether there is more than one file holds. */
export async function allLines(
  api: Pick<Client, 'audit'>,
  asked: Asked,
): Promise<{ lines: AuditLine[]; cut: boolean }> {
  const lines: AuditLine[] = []
  let next: string | undefined
  do {
    const query = { limit: 200, ...queryOf(asked), ...(next && { before: next }) }
    const page = await api.audit.listAuditLines({ query })
    lines.push(...page.Lines)
    next = page.Next
  } while (next !== undefined && lines.length < maxExported)
  return { lines, cut: next !== undefined }
}

/** What proves the days that are asked for, whatever else narrows the list: a part of the log as it is sealed. */
export async function proofOf(api: Pick<Client, 'audit'>, asked: Asked): Promise<Uint8Array | string> {
  const { body } = await api.audit.readAuditProof({ query: periodOf(asked) })
  return body
}

export type LogWitness = Awaited<ReturnType<Client['audit']['readWitness']>>
export const witnessKey = ['log-witness']

/** Where each day's head of the log goes, and the last one. */
export function useWitness() {
  const { api } = useKontor()
  return useQuery({ queryKey: witnessKey, queryFn: ({ signal }) => api.audit.readWitness({}, { signal }) })
}
