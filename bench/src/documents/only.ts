const only = process.env['KONTOR_BENCH_ONLY']?.split(',')

/** Whether a part is measured: all are, or those that KONTOR_BENCH_ONLY names (`ingest,two-processes,none`). */
export const isWanted = (part: string): boolean => only === undefined || only.includes(part)
