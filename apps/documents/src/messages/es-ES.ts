import { acts } from './acts/es-ES.ts'
import { app } from './app/es-ES.ts'
import { approval } from './approval/es-ES.ts'
import { arrival } from './arrival/es-ES.ts'
import { coding } from './coding/es-ES.ts'
import { compare } from './compare/es-ES.ts'
import { editor } from './editor/es-ES.ts'
import type { Messages } from './en-US.ts'
import { history } from './history/es-ES.ts'
import { later } from './later/es-ES.ts'
import { list } from './list/es-ES.ts'
import { send } from './send/es-ES.ts'
import { trade } from './trade/es-ES.ts'
import { upload } from './upload/es-ES.ts'
import { viewer } from './viewer/es-ES.ts'
import { work } from './work/es-ES.ts'

export const esES: Messages = {
  ...app,
  ...trade,
  ...list,
  ...acts,
  ...viewer,
  ...work,
  ...approval,
  ...history,
  ...coding,
  ...compare,
  ...arrival,
  ...send,
  ...later,
  ...editor,
  ...upload,
}
