/** A way of speaking that reads like a translation, and what the products that people know say instead. */
export interface Phrase {
  readonly pattern: RegExp
  readonly instead: string
}

/** What no English message says, as a pattern of how it would stand there. */
export const phrases: readonly Phrase[] = [
  // Verbs on buttons
  { pattern: /\btak(?:e|es|en|ing) (?:\S+ ){0,3}back\b/i, instead: 'Withdraw, Undo, Reopen, Reverse or Cancel' },
  { pattern: /\bhand(?:s|ed|ing)? (?:\S+ )?(?:on|over|to)\b/i, instead: 'Reassign, Assign to' },
  { pattern: /\bgiv(?:e|en|es) (?:\S+ )?back\b/i, instead: 'Unassign' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix, issues' },
  { pattern: /\bdo not approve\b/i, instead: 'Decline' },
  { pattern: /\bgo(?:es)? on\b/i, instead: 'Continue' },
  { pattern: /\btake tag off\b/i, instead: 'Remove tag' },
  // Who has to do something
  { pattern: /\bwhat (?:waits|has happened)\b/i, instead: 'To do, Recent activity' },
  {
    pattern: /\bwaits? for (?:you|me|somebody|someone|the other|approval|an? (?:answer|response))\b/i,
    instead: 'awaiting',
  },
  { pattern: /\bstand(?:s|ing)? in\b/i, instead: 'substitute' },
  { pattern: /\bin place of\b/i, instead: 'on behalf of' },
  { pattern: /\b(?:is|are|was|were|be|being)(?: not|n’t)? told\b|^tells\b/i, instead: 'notified' },
  { pattern: /\bthe first of them\b|\bdecides for all\b/i, instead: 'One approval is enough' },
  { pattern: /\bheads of accounts\b/i, instead: 'AP managers' },
  { pattern: /\breads it\b/i, instead: 'will see it, Visible to' },
  // Days and states
  { pattern: /\b(?:is|are) over\b/i, instead: 'is in the past, has ended' },
  { pattern: /\bwhich has come\b|\bstill to come\b/i, instead: 'in the past, pending' },
  { pattern: /\bany ?more\b/i, instead: 'no longer' },
  { pattern: /\bdeal(?:s|t)? with\b/i, instead: 'processed' },
  { pattern: /\bstays? (?:as (?:it is|they are)|where)\b/i, instead: 'is unchanged, isn’t affected' },
  { pattern: /\bcomes? back (?:on|by)\b|\bback from hold\b/i, instead: 'is off hold' },
  { pattern: /\bturned away\b|\btaken in\b/i, instead: 'rejected, accepted' },
  { pattern: /\bthis is the past\b/i, instead: 'Viewing a past version (read-only)' },
  { pattern: /\}\s+chosen\b/i, instead: 'selected' },
  // Terms
  { pattern: /\bfits (?:its|an? order)\b|\b(?:no|an?) \w+ fits\b/i, instead: 'matches' },
  { pattern: /\bdoubles\b|\bbelongs to it\b/i, instead: 'Duplicate of, Related' },
  { pattern: /\bnoted (?:with|already)|already noted\b/i, instead: 'recorded' },
  { pattern: /\blately\b/i, instead: 'recently' },
  { pattern: /\bsay (?:why|what|it|how)\b/i, instead: 'enter' },
  { pattern: /\bwhat (?:it|the \w+) is called\b/i, instead: 'a name' },
  { pattern: /\bsomebody\b/i, instead: 'someone' },
  { pattern: /(?<!there )\bis no (?!longer)/i, instead: 'is not a' },
  // One English: that of the locale en-US. The names of documents of UBL stay as they are.
  { pattern: /\bcentres?\b|\bcatalogues?\b/, instead: 'center, catalog' },
  { pattern: /\w(?:ogni|gani|ali|ori|ari)s(?:e|ed|es|ing|ation)\b(?<!\brais\w+)/i, instead: '-ize' },
  {
    pattern: /\b(?:colour|favour|behaviour|defence|licence|cancell(?:ed|ing))/i,
    instead: 'color, favor, behavior, defense, license, canceled',
  },
]
