/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'CompanyAccountId is your own company: give the id of another.':
    'CompanyAccountId est votre propre entreprise : donnez l’identifiant d’une autre.',
  'There is a connection to {0} already, {1}, in state {2}: use it.':
    'Il y a déjà une connexion avec {0}, {1}, à l’état {2} : utilisez-la.',
  'The other company asked for this connection at the same moment: look at its request.':
    'L’autre entreprise a demandé cette connexion au même moment : regardez sa demande.',
  'The id {0} is another connection’s: take a new one.':
    'L’identifiant {0} est celui d’une autre connexion : prenez-en un nouveau.',
  'Email and EndpointId are missing: give at least one, so that documents find their way.':
    'Email et EndpointId manquent : donnez-en au moins un, pour que les documents trouvent leur chemin.',
  'Email is {0}: {1}.': 'Email est {0} : {1}.',
  'EndpointId is {0}:{1}: {2}.': 'EndpointId est {0}:{1} : {2}.',
  'The id {0} is that of a member of the network: take a new one.':
    'L’identifiant {0} est celui d’un membre du réseau : prenez-en un nouveau.',
  'The partner {0} was saved at the same moment: save it again.':
    'Le partenaire {0} a été enregistré au même moment : enregistrez-le à nouveau.',
  'The request of {0} was answered before: it is {1}.': 'La demande de {0} a déjà reçu une réponse : elle est {1}.',
  '{0} has to answer this request, for your company made it.':
    '{0} doit répondre à cette demande, car c’est votre entreprise qui l’a faite.',
  'There is a connection to {0} already, in state {1}: only a rejected one is asked for again.':
    'Il y a déjà une connexion avec {0}, à l’état {1} : seule une connexion refusée se redemande.',
  'The connection to {0} is {1}. Ask for a connection before you send.':
    'La connexion avec {0} est {1}. Demandez une connexion avant d’envoyer.',
}
