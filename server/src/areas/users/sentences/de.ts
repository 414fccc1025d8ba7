/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The properties of a person are their own to keep.': 'Die Eigenschaften einer Person führt sie selbst.',
  'When a person is away is their own to say.': 'Wann eine Person abwesend ist, sagt sie selbst.',
  '{0} cannot be set by hand: give ACTIVE or LOCKED.':
    '{0} wird nicht von Hand gesetzt: Geben Sie ACTIVE oder LOCKED an.',
  'The account is {0}, for good.': 'Das Konto ist {0}, endgültig.',
  'Nobody locks themselves out: ask another administrator.':
    'Niemand sperrt sich selbst aus: Bitten Sie jemand anderen aus der Administration.',
  'This is the last administrator: give somebody else the role first.':
    'Dies ist die letzte Person der Administration: Geben Sie zuerst jemand anderem die Rolle.',
  'Nobody erases themselves: ask another administrator.':
    'Niemand löscht sich selbst: Bitten Sie jemand anderen aus der Administration.',
  'This is the last administrator of {0}: give somebody else the role first.':
    'Dies ist die letzte Person der Administration von {0}: Geben Sie zuerst jemand anderem die Rolle.',
  'The account is {0}: only one that is ACTIVE signs in or is spoken for by a token.':
    'Das Konto ist {0}: Nur mit einem, das ACTIVE ist, meldet man sich an oder handelt durch ein Token.',
  'Until is {0}, before From {1}: give that day or a later one.':
    'Until ist {0}, vor From {1}: Geben Sie diesen Tag oder einen späteren an.',
  'Until is {0}, which is over: give {1} or a later day.':
    'Until ist {0} und damit vorbei: Geben Sie {1} oder einen späteren Tag an.',
  'SubstituteId is the person who is away: name a colleague, or nobody.':
    'SubstituteId ist die abwesende Person selbst: Nennen Sie jemanden aus dem Kollegium oder niemanden.',
  '{0} is somebody’s already: give another address.': '{0} gehört schon jemandem: Geben Sie eine andere Adresse an.',
  'This account belongs to another company: an administrator there can lock it.':
    'Dieses Konto gehört zu einem anderen Unternehmen: Die Administration dort kann es sperren.',
}
