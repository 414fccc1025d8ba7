// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const mail: Described<'mail'> = {
  sendEmail: {"method":"POST","path":"email","body":"json","answer":"none"},
  notify: {"method":"POST","path":"notifications/email","body":"json","answer":"none"},
  notifyDirectly: {"method":"POST","path":"notifications/email/direct","body":"json","answer":"none"},
}
