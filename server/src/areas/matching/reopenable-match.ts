import { type Entry, whyNotDo } from '../entries/index.ts'

/** Whether anything was decided of an invoice that reopening its match takes back, and why that stands where it does. */
export const reopenable = (entry: Entry) => ({
  isDecided: entry.approval === 'APPROVED' || entry.response === 'ACCEPTED',
  // What is turned down, paid or about to be cannot wait any more.
  settled: whyNotDo('setAside', { ...entry, onHold: null }),
})
