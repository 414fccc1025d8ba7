/** Whether the page was opened by a link of a mail, behind which stands a secret: a decision, or an invitation. */
export const isMailLink = (hash: string): boolean => /^#\/(?:decide|invitation)\//.test(hash)
