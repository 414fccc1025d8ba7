/** The secret of an invitation in the page's address: it stands behind the #, so that no server sees it. */
export const invitationTokenIn = (hash: string): string => hash.slice('#/invitation/'.length)
