/** Why documents do not become another, in French. */
export const flip = {
  'There is no document to turn into another. Name at least one.':
    'Il n’y a aucun document à transformer en un autre. Nommez-en au moins un.',
  '{0} does not become {1}. Nothing follows it.': '{0} ne devient pas {1}. Rien n’y fait suite.',
  '{0} does not become {1}. It can become: {2}.': '{0} ne devient pas {1}. Il peut devenir : {2}.',
  'Only one document at a time becomes a {0}. Leave out {1}.': 'Un seul document à la fois devient {0}. Omettez {1}.',
  '{0} is of another type than {1}. Choose one type.': '{0} est d’un autre type que {1}. Choisissez un seul type.',
  '{0} is in {1}, {2} in {3}. Choose one currency.': '{0} est en {1}, {2} en {3}. Choisissez une seule monnaie.',
  '{0} has another seller than {1}. Choose documents between the same two.':
    '{0} a un autre vendeur que {1}. Choisissez des documents entre les deux mêmes parties.',
  '{0} has another buyer than {1}. Choose documents between the same two.':
    '{0} a un autre acheteur que {1}. Choisissez des documents entre les deux mêmes parties.',
  '{0} {1} has no line {2}. Choose one that it has.': '{0} {1} n’a pas de ligne {2}. Choisissez-en une qui existe.',
  'Of line {0} of {1} there are {2}; {3} cannot be taken. Choose more than 0, and no more than there are.':
    'La ligne {0} de {1} en compte {2} ; on ne peut en prendre {3}. Choisissez plus que 0, et pas plus qu’il n’y en a.',
}
