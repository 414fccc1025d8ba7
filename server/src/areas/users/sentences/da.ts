/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The properties of a person are their own to keep.': 'En persons egenskaber er dens egne at holde.',
  'When a person is away is their own to say.': 'Hvornår en person er væk, siger den selv.',
  '{0} cannot be set by hand: give ACTIVE or LOCKED.': '{0} kan ikke sættes i hånden: angiv ACTIVE eller LOCKED.',
  'The account is {0}, for good.': 'Kontoen er {0}, for altid.',
  'Nobody locks themselves out: ask another administrator.': 'Ingen låser sig selv ude: bed en anden administrator.',
  'This is the last administrator: give somebody else the role first.':
    'Det er den sidste administrator: giv først en anden rollen.',
  'Nobody erases themselves: ask another administrator.': 'Ingen sletter sig selv: bed en anden administrator.',
  'This is the last administrator of {0}: give somebody else the role first.':
    'Det er den sidste administrator i {0}: giv først en anden rollen.',
  'The account is {0}: only one that is ACTIVE signs in or is spoken for by a token.':
    'Kontoen er {0}: kun en, der er ACTIVE, logger ind eller handler ved et token.',
  'Until is {0}, before From {1}: give that day or a later one.':
    'Until er {0}, før From {1}: angiv den dag eller en senere.',
  'Until is {0}, which is over: give {1} or a later day.': 'Until er {0}, som er forbi: angiv {1} eller en senere dag.',
  'SubstituteId is the person who is away: name a colleague, or nobody.':
    'SubstituteId er den, der er væk: nævn en kollega eller ingen.',
  '{0} is somebody’s already: give another address.': '{0} tilhører allerede nogen: angiv en anden adresse.',
  'This account belongs to another company: an administrator there can lock it.':
    'Denne konto hører til en anden virksomhed: en administrator dér kan låse den.',
}
