import { useConnection } from '../queries/connections.ts'
import { useFindings, useXml } from '../queries/document.ts'
import { useFiles } from '../queries/files.ts'
import { useAddressee } from '../queries/tree.ts'
import type { Connection, Metadata } from '../queries/types.ts'
import { useMeantReceiver } from './useMeantReceiver.ts'

/** What is known before a document is sent. */
export interface Readiness {
  /** The receiver that the document means; undefined where it names none, or nobody who is connected. */
  readonly meant: Connection | undefined
  readonly namesReceiver: boolean
  /** It has mistakes that keep it from going. */
  readonly unready: boolean
  /** How many files go with it. */
  readonly files: number
}

/** All of it or nothing yet: a form that grew as each came would slip from under the finger that sends. */
export function useReadiness(document: Metadata, chosen: string | undefined): Readiness | undefined {
  const files = useFiles(document.DocumentId)
  const xml = useXml(document)
  const addressee = useAddressee(document)
  const { isPending, meant } = useMeantReceiver(addressee)
  const { isLoading } = useConnection(chosen)
  const findings = useFindings(document.DocumentId, true)
  if (files.isPending || xml.isPending || findings.isPending || isPending || isLoading) return undefined
  const unready = findings.data?.Findings.some(({ severity }) => severity === 'fatal') ?? false
  return { meant, unready, namesReceiver: addressee !== undefined, files: files.data?.length ?? 0 }
}
