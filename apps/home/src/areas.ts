import { approvals, apps, assignments, companies, documentLists, inbox, network, scanning, users } from '@kontor/sdk'

/** What the app asks of the server; its hooks are typed by it, so that a screen has what it calls. */
export const areas = {
  approvals,
  apps,
  assignments,
  companies,
  documentLists,
  inbox,
  network,
  scanning,
  users,
}
