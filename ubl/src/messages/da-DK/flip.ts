/** Why documents do not become another, in Danish. */
export const flip = {
  'There is no document to turn into another. Name at least one.':
    'Der er intet dokument at gøre til et andet. Nævn mindst ét.',
  '{0} does not become {1}. Nothing follows it.': '{0} bliver ikke til {1}. Intet følger efter.',
  '{0} does not become {1}. It can become: {2}.': '{0} bliver ikke til {1}. Det kan blive til: {2}.',
  'Only one document at a time becomes a {0}. Leave out {1}.': 'Kun ét dokument ad gangen bliver til {0}. Udelad {1}.',
  '{0} is of another type than {1}. Choose one type.': '{0} er af en anden type end {1}. Vælg én type.',
  '{0} is in {1}, {2} in {3}. Choose one currency.': '{0} er i {1}, {2} i {3}. Vælg én valuta.',
  '{0} has another seller than {1}. Choose documents between the same two.':
    '{0} har en anden sælger end {1}. Vælg dokumenter mellem de samme to.',
  '{0} has another buyer than {1}. Choose documents between the same two.':
    '{0} har en anden køber end {1}. Vælg dokumenter mellem de samme to.',
  '{0} {1} has no line {2}. Choose one that it has.': '{0} {1} har ingen linje {2}. Vælg en, den har.',
  'Of line {0} of {1} there are {2}; {3} cannot be taken. Choose more than 0, and no more than there are.':
    'Af linje {0} i {1} er der {2}; {3} kan ikke tages. Vælg mere end 0 og ikke mere, end der er.',
}
