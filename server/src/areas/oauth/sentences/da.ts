/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Another tab has begun to let a program in since: answer there, or begin again.':
    'En anden fane er siden begyndt at lukke et program ind: svar dér, eller begynd forfra.',
  '{0} is not active in this company: ask an administrator to activate it.':
    '{0} er ikke aktivt i denne virksomhed: bed en administrator om at aktivere det.',
  'No program waits in this browser: go back to it and begin again.':
    'Intet program venter i denne browser: gå tilbage til det, og begynd forfra.',
}
