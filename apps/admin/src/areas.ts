import {
  access,
  apps,
  assignments,
  coding,
  companies,
  credentials,
  documentLists,
  documents,
  legalEntities,
  network,
  registration,
  retention,
  users,
} from '@kontor/sdk'

/** What the app asks of the server; its hooks are typed by it, so that a screen has what it calls. */
export const areas = {
  access,
  apps,
  assignments,
  coding,
  companies,
  credentials,
  documentLists,
  documents,
  legalEntities,
  network,
  registration,
  retention,
  users,
}
