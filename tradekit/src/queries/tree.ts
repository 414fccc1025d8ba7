import { headOf, read, type Tree } from '@kontor/ubl'
import { useMemo } from 'react'
import type { Addressee } from '../sending/receiver.ts'
import { useXml } from './document.ts'
import type { Metadata } from './types.ts'

/** The document read into its tree; undefined while it is on its way, and where it cannot be read. */
export function useTree(document: Pick<Metadata, 'DocumentId' | 'Version' | 'AsOf'> | undefined): Tree | undefined {
  const { data } = useXml(document)
  return useMemo(() => (data ? readable(data) : undefined), [data])
}

function readable(bytes: Uint8Array): Tree | undefined {
  try {
    return read(bytes)
  } catch {
    // The server read it when it came in; what this browser cannot read is shown without its lines.
    return undefined
  }
}

/** Who the document says it is for. */
export function useAddressee(document: Metadata): Addressee | undefined {
  const tree = useTree(document)
  return useMemo(() => {
    if (!tree) return undefined
    const { name, endpointId, vatId, legalId, identifiers } = headOf(tree).receiver
    const all = [endpointId, vatId, legalId, ...identifiers.map(({ value }) => value)]
    return { name, identifiers: all.filter((value) => value !== undefined) }
  }, [tree])
}
