/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'This account works in no company: ask an administrator.':
    'Denne konto arbejder ikke i nogen virksomhed: spørg en administrator.',
  'Only the shell asks for an app’s token: neither apps nor programs do.':
    'Kun shellen beder om en apps token: det gør hverken apps eller programmer.',
  "{0} is not activated on the current user's account": '{0} er ikke aktiveret på den aktuelle brugers konto',
  'This e-mail address and password do not go together: check both.':
    'Denne e-mailadresse og adgangskode passer ikke sammen: kontrollér begge.',
  'Too many tries to sign in from this address: come again in {0} s.':
    'For mange forsøg på at logge ind fra denne adresse: kom igen om {0} s.',
  'This account is locked: ask an administrator of your company.':
    'Denne konto er låst: spørg en administrator i din virksomhed.',
  'Too many wrong passwords: the account rests. Come again in {0} min.':
    'For mange forkerte adgangskoder: kontoen hviler. Kom igen om {0} min.',
}
