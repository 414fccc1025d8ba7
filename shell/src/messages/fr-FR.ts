import type { Messages } from './en-US.ts'

const frFR: Messages = {
  'shell.skip': 'Aller au contenu',
  'shell.opening': 'Ouverture de Kontor…',
  'shell.close': 'Fermer',
  'shell.cancel': 'Annuler',
  'shell.tryAgain': 'Réessayer',
  'shell.messages': 'Messages',
  'shell.offline': 'Hors ligne, nouvel essai en cours',
  'shell.unreachable.title': 'Kontor ne répond pas',
  'shell.unreachable.text': 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  'shell.failed': 'Cela n’a pas fonctionné : {reason}',

  'signIn.title': 'Connexion',
  'signIn.tagline': 'Échangez vos documents commerciaux avec toutes les entreprises avec lesquelles vous travaillez.',
  'signIn.email': 'E-mail',
  'signIn.password': 'Mot de passe',
  'signIn.submit': 'Se connecter',
  'signIn.busy': 'Connexion en cours…',
  'signIn.ended': 'Votre session est terminée. Reconnectez-vous pour reprendre là où vous étiez.',
  'signIn.left': 'Vous êtes déconnecté.',
  'signIn.emailMissing': 'Saisissez votre adresse e-mail.',
  'signIn.emailInvalid': '« {value} » n’est pas une adresse e-mail. Elle ressemble à nom@entreprise.fr.',
  'signIn.passwordMissing': 'Saisissez votre mot de passe.',
  'signIn.wrong':
    'Cette adresse e-mail et ce mot de passe ne vont pas ensemble. Vérifiez les deux ; les majuscules comptent dans le mot de passe.',
  'signIn.locked':
    'Trop de mots de passe erronés : ce compte est bloqué pour le moment. Adressez-vous à l’administration de votre entreprise.',
  'signIn.lockedUntil':
    'Trop de mots de passe erronés : ce compte est bloqué jusqu’à {until, time, short}. Réessayez ensuite.',
  'signIn.tooMany': 'Trop de tentatives depuis ce poste. Patientez un instant et réessayez.',
  'signIn.tooManyUntil': 'Trop de tentatives depuis ce poste. Réessayez après {until, time, medium}.',
  'signIn.unreachable': 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  'signIn.failed': 'La connexion n’a pas abouti : {reason}',
  'signIn.language': 'Langue',

  'demo.title': 'Essayer le réseau de démonstration',
  'demo.text':
    'Choisissez la personne que vous voulez être. Dans un second navigateur, vous verrez l’autre côté d’un document.',
  'demo.signInAs': 'Se connecter en tant que',

  'header.menu': 'Menu',
  'header.search': 'Rechercher ou aller à…',
  'header.help': 'Aide du clavier',
  'header.language': 'Langue',

  'company.switch': 'Entreprise :',
  'company.branchOf': 'Établissement de {name}',
  'company.entered': 'Vous êtes maintenant chez {name}.',

  'apps.label': 'Applications',
  'apps.Documents': 'Documents',

  'arrivals.label':
    '{count, plural, =0 {Notifications} one {Notifications, # nouvelle} other {Notifications, # nouvelles}}',
  'arrivals.many': '{count}+',
  'arrivals.title': 'Reçus récemment',
  'arrivals.empty': 'Rien n’est encore arrivé. Les documents que d’autres vous envoient s’affichent ici.',
  'arrivals.failed': 'Les documents reçus n’ont pas pu être chargés.',
  'arrivals.new': 'Nouveau',

  'type.invoice': 'Facture',
  'type.creditnote': 'Avoir',
  'type.order': 'Commande',
  'type.orderchange': 'Modification de commande',
  'type.orderresponse': 'Réponse à la commande',
  'type.quote': 'Devis',
  'type.requestforquotation': 'Demande de devis',
  'type.requisition': 'Demande d’achat',
  'type.despatchadvice': 'Avis d’expédition',
  'type.receiptadvice': 'Avis de réception',
  'type.remittanceadvice': 'Avis de paiement',
  'type.status': 'Réponse',

  'profile.label': 'Profil :',
  'profile.theme.system': 'Thème du système',
  'profile.theme.light': 'Thème clair',
  'profile.theme.dark': 'Thème sombre',
  'profile.density.comfortable': 'Lignes aérées',
  'profile.density.compact': 'Lignes serrées',
  'profile.sessions': 'Où vous êtes connecté…',
  'profile.signOut': 'Se déconnecter',
  'profile.signOutEverywhere': 'Se déconnecter partout…',
  'profile.everywhere.title': 'Se déconnecter de tous les appareils ?',
  'profile.everywhere.text':
    'Toutes vos sessions et applications se terminent aussitôt, ici aussi. Votre mot de passe vous permet de revenir.',
  'profile.everywhere.accept': 'Se déconnecter partout',

  'sessions.title': 'Où vous êtes connecté',
  'sessions.here': 'Ce navigateur',
  'sessions.since': 'Connexion {at}',
  'sessions.lastSeen': 'dernière utilisation {at}',
  'sessions.failed': 'Vos sessions n’ont pas pu être chargées.',

  'help.title': 'Clavier',
  'help.palette': 'Rechercher ou aller n’importe où',
  'help.help': 'Afficher ces touches',
  'help.move': 'Se déplacer dans un menu ou une liste',
  'help.choose': 'Choisir',
  'help.escape': 'Fermer ce qui est ouvert',
  'help.inApps': 'Les applications ont leurs propres touches, indiquées à côté de leurs boutons.',

  'palette.title': 'Recherche',
  'palette.placeholder': 'Numéro, entreprise ou commande',
  'palette.apps': 'Applications',
  'palette.commands': 'Commandes',
  'palette.documents': 'Documents',
  'palette.companies': 'Entreprises',
  'palette.searching': 'Recherche en cours…',
  'palette.nothing':
    'Rien trouvé pour « {query} ». Essayez un numéro de document ou une partie du nom d’une entreprise.',
  'palette.failed': 'La recherche n’a pas pu aboutir.',
  'palette.results': '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}',
  'palette.enter': 'Passer à {name}',
  'palette.documentsWith': 'Documents avec {name}',

  'frame.loading': 'Ouverture de {app}…',
  'frame.slow': '{app} met du temps à s’ouvrir.',
  'frame.dead.title': '{app} ne répond pas',
  'frame.dead.text':
    'L’application a été arrêtée pour que le reste de Kontor demeure rapide. Ce que vous aviez enregistré est conservé.',
  'frame.restart': 'Redémarrer {app}',
  'frame.missing.title': 'Cette page n’est pas disponible',
  'frame.missing.text': 'L’application « {app} » n’existe pas ou ne vous est pas ouverte chez {company}.',
  'frame.missing.back': 'Aller à {app}',
  'frame.none.title': 'Aucune application ne vous est encore ouverte ici',
  'frame.none.text':
    'Demandez les droits nécessaires à l’administration de {company}, ou choisissez une autre entreprise ci-dessus.',

  'unsaved.title': 'Quitter sans enregistrer ?',
  'unsaved.text': 'Votre saisie dans {apps} n’est pas enregistrée et serait perdue.',
  'unsaved.leave': 'Quitter sans enregistrer',
  'unsaved.stay': 'Rester',
}

export default frFR
