// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const dueCalendar: Described<'dueCalendar'> = {
  readDue: {"line":"GET due"},
  listDue: {"line":"GET due/documents"},
}
