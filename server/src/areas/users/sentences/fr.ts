/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The properties of a person are their own to keep.':
    'Les propriétés d’une personne ne sont tenues que par elle-même.',
  'When a person is away is their own to say.': 'Quand une personne est absente, c’est à elle de le dire.',
  '{0} cannot be set by hand: give ACTIVE or LOCKED.': '{0} ne se définit pas à la main : donnez ACTIVE ou LOCKED.',
  'The account is {0}, for good.': 'Le compte est {0}, définitivement.',
  'Nobody locks themselves out: ask another administrator.':
    'Personne ne se bloque soi-même : demandez à un autre administrateur.',
  'This is the last administrator: give somebody else the role first.':
    'C’est le dernier administrateur : donnez d’abord le rôle à quelqu’un d’autre.',
  'Nobody erases themselves: ask another administrator.':
    'Personne ne s’efface soi-même : demandez à un autre administrateur.',
  'This is the last administrator of {0}: give somebody else the role first.':
    'C’est le dernier administrateur de {0} : donnez d’abord le rôle à quelqu’un d’autre.',
  'The account is {0}: only one that is ACTIVE signs in or is spoken for by a token.':
    'Le compte est {0} : seul un compte ACTIVE se connecte ou agit par un jeton.',
  'Until is {0}, before From {1}: give that day or a later one.':
    'Until est {0}, avant From {1} : donnez ce jour ou un jour ultérieur.',
  'Until is {0}, which is over: give {1} or a later day.':
    'Until est {0}, qui est passé : donnez {1} ou un jour ultérieur.',
  'SubstituteId is the person who is away: name a colleague, or nobody.':
    'SubstituteId est la personne absente : nommez un collègue, ou personne.',
  '{0} is somebody’s already: give another address.': '{0} est déjà à quelqu’un : donnez une autre adresse.',
  'This account belongs to another company: an administrator there can lock it.':
    'Ce compte appartient à une autre entreprise : un administrateur là-bas peut le bloquer.',
}
