import { acts } from './acts/fr-FR.ts'
import { app } from './app/fr-FR.ts'
import { approval } from './approval/fr-FR.ts'
import { arrival } from './arrival/fr-FR.ts'
import { coding } from './coding/fr-FR.ts'
import { compare } from './compare/fr-FR.ts'
import { editor } from './editor/fr-FR.ts'
import type { Messages } from './en-US.ts'
import { history } from './history/fr-FR.ts'
import { later } from './later/fr-FR.ts'
import { list } from './list/fr-FR.ts'
import { send } from './send/fr-FR.ts'
import { trade } from './trade/fr-FR.ts'
import { upload } from './upload/fr-FR.ts'
import { viewer } from './viewer/fr-FR.ts'
import { work } from './work/fr-FR.ts'

export const frFR: Messages = {
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
