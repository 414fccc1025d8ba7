import {
  approvals,
  assignments,
  dashboard,
  documentLists,
  inbox,
  network,
  scanning,
  startCards,
  users,
} from '@kontor/sdk'

/** What the app asks of the server; its hooks are typed by it, so that a screen has what it calls. */
export const areas = {
  approvals,
  assignments,
  dashboard,
  documentLists,
  inbox,
  network,
  scanning,
  startCards,
  users,
}
