/** Where a piece of work stands in a trace, as W3C Trace Context says it. */
export interface Place {
  readonly traceId: string
  readonly spanId: string
  readonly isSampled: boolean
}

/** What a `traceparent` says; undefined where it is none, and a trace begins here. A later version is read as the first. */
export function placeIn(traceparent: string | undefined): Place | undefined {
  const [, version, traceId = '', spanId = '', flags = '', more] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(traceparent ?? '') ?? []
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const traceparentOf = ({ traceId, spanId, isSampled }: Place): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
