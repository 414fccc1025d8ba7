/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Permissions holds {0}, and {1} asks for nothing: leave them out.':
    'Permissions contient {0}, et {1} ne demande rien : omettez-les.',
  'Permissions holds {0}, which {1} does not ask for: grant of {2}.':
    'Permissions contient {0}, que {1} ne demande pas : accordez parmi {2}.',
  '{0} came with Kontor': '{0} est fournie avec Kontor',
  '{0} was added by the head office': '{0} a été ajoutée par le siège',
  '{0} was added by the operator': '{0} a été ajoutée par l’exploitant',
  '{0} is in the store already: {1}. Activate that one.': '{0} est déjà dans la boutique : {1}. Activez celle-là.',
  '{0} was added from {1}: give an address at {2}, or remove the app first.':
    '{0} a été ajoutée depuis {1} : donnez une adresse sous {2}, ou retirez d’abord l’application.',
  '{0}: only who put it into the store takes it out.': '{0} : seul celui qui l’a mise dans la boutique l’en retire.',
  'The settings of {0} are not those of {1}: an app has its own.':
    'Les réglages de {0} ne sont pas ceux de {1} : chaque application a les siens.',
  'There are {0} more.': 'Il y en a {0} de plus.',
  'The manifest is refused.': 'Le manifeste est refusé.',
  'The manifest is not JSON in UTF-8: {0}.': 'Le manifeste n’est pas du JSON en UTF-8 : {0}.',
  'ManifestUrl is {0}. {1}': 'ManifestUrl est {0}. {1}',
  'vendorId is "{0}", which is Kontor\'s own name: give your own.':
    'vendorId est "{0}", le nom propre à Kontor : donnez le vôtre.',
  '{0} and {1} of the store are the same name: write it as {2}.':
    '{0} et {1} de la boutique sont le même nom : écrivez-le {2}.',
  'mainUrl is "{0}": {1}': 'mainUrl est "{0}" : {1}',
  'give a web address such as https://notes.acme.example/app/.':
    'donnez une adresse web comme https://notes.acme.example/app/.',
  'give a host of letters, digits and hyphens.': 'donnez un hôte fait de lettres, de chiffres et de traits d’union.',
  'leave out what follows #, where the shell writes the path in the app.':
    'omettez ce qui suit #, où le shell écrit le chemin dans l’application.',
  'the shell lives on this site ({0}): give a domain of the app’s own.':
    'le shell vit sur ce site ({0}) : donnez un domaine propre à l’application.',
  'Kontor’s own apps live there: give an address of the app’s own.':
    'les applications de Kontor y vivent : donnez une adresse propre à l’application.',
  '{0} of another vendor lives there: give an address of the app’s own.':
    '{0} d’un autre éditeur y vit : donnez une adresse propre à l’application.',
  'a page over https shows no app over http: give an address that begins with https.':
    'une page en https n’affiche pas d’application en http : donnez une adresse qui commence par https.',
  'icon is "{0}": give an address that begins with {1}/, as mainUrl does.':
    'icon est "{0}" : donnez une adresse qui commence par {1}/, comme mainUrl.',
  '{0}.value is "{1}" for {2}: give {3}.': '{0}.value est "{1}" pour {2} : donnez {3}.',
  '{0}.name is "count", which only Kontor’s own apps have: send kontor.count to the shell instead.':
    '{0}.name est "count", que seules les applications de Kontor ont : envoyez plutôt kontor.count au shell.',
  'a path in the app, such as /new': 'un chemin dans l’application, comme /new',
  '{0}.titles is missing: say what the search shows for {1}.':
    '{0}.titles manque : dites ce que la recherche affiche pour {1}.',
  '* or one of {0}': '* ou l’une des valeurs {0}',
  '{0} belongs to Kontor and is always active: it is neither activated nor deactivated.':
    '{0} appartient à Kontor et est toujours active : on ne l’active ni ne la désactive.',
  'The head office activated {0} for its branches: ask an administrator there.':
    'Le siège a activé {0} pour ses succursales : adressez-vous à un administrateur là-bas.',
  '{0} is not active: there is nothing to end.': '{0} n’est pas active : il n’y a rien à arrêter.',
}
