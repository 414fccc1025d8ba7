import type { Messages } from './en-US.ts'

const frFR: Messages = {
  'shell.skip': 'Aller au contenu',
  'shell.opening': 'Ouverture de Kontor…',
  'shell.leaving': 'Déconnexion…',
  'shell.close': 'Fermer',
  'shell.cancel': 'Annuler',
  'shell.tryAgain': 'Réessayer',
  'shell.messages': 'Messages',
  'shell.offline': 'Hors ligne, nouvel essai en cours',
  'shell.unreachable.title': 'Kontor ne répond pas',
  'shell.unreachable.text': 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  'shell.partFailed': 'Une partie de Kontor n’a pas pu être chargée. Vérifiez votre connexion ou rechargez la page.',
  'shell.reload': 'Recharger',
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
  'demo.continueAs': 'Continuer en tant que',

  'header.menu': 'Menu',
  'header.search': 'Rechercher ou aller à…',
  'header.help': 'Aide du clavier',
  'header.language': 'Langue',

  'role.companyAdmin': 'Administration de l’entreprise',
  'role.apManager': 'Responsable comptabilité fournisseurs',
  'role.apClerk': 'Comptabilité fournisseurs',
  'role.approver': 'Approbation',
  'role.buyer': 'Achats',
  'role.requester': 'Demandes d’achat',
  'role.onboarder': 'Accueil des fournisseurs',
  'role.readOnly': 'Lecture seule',
  'role.supplierContact': 'Contact fournisseur',
  'role.supporter': 'Assistance',
  'role.translator': 'Traduction',

  'company.switch': 'Entreprise :',
  'company.branchOf': 'Établissement de {name}',
  'company.entered': 'Vous êtes maintenant chez {name}.',

  'apps.all': 'Toutes les applications',
  'apps.pinned': 'Dans la barre latérale',
  'apps.others': 'Autres applications',
  'apps.pin': '{app} dans la barre latérale',
  'apps.up': 'Monter {app}',
  'apps.down': 'Descendre {app}',
  'apps.moved': '{app} : position {place, number} sur {count, number} dans la barre latérale',
  'apps.waiting': '{count, plural, one {# en attente} many {# en attente} other {# en attente}}',
  'apps.come': '{app} est maintenant disponible.',
  'apps.open': 'Ouvrir',
  'apps.gone': '{app} a été fermée : votre entreprise ne l’utilise plus.',
  'apps.label': 'Applications',

  'arrivals.label':
    '{count, plural, =0 {Notifications} one {Notifications, # nouvelle} many {Notifications, # nouvelles} other {Notifications, # nouvelles}}',
  'arrivals.many': '{count}+',
  'arrivals.title': 'Reçus récemment',
  'arrivals.empty': 'Rien n’est encore arrivé. Les documents que d’autres vous envoient s’affichent ici.',
  'arrivals.failed': 'Les documents reçus n’ont pas pu être chargés.',
  'arrivals.answer': 'Réponse à {number}',
  'arrivals.returned': 'Non remis : {number}',
  'arrivals.new': 'Nouveau',

  'bell.title': 'Compter les nouveautés',
  'bell.now': 'Aussitôt',
  'bell.daily': 'Chaque matin',
  'bell.never': 'Jamais',
  'bell.mails': 'E-mails des collègues',

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
  'profile.density.standard': 'Lignes normales',
  'profile.density.compact': 'Lignes serrées',
  'profile.away': 'Je suis absent…',
  'profile.awayUntil': 'Absent jusqu’au {day}…',
  'profile.sessions': 'Où vous êtes connecté…',
  'profile.signOut': 'Se déconnecter',
  'profile.signOutEverywhere': 'Se déconnecter partout…',
  'profile.everywhere.title': 'Se déconnecter de tous les appareils ?',
  'profile.everywhere.text':
    'Toutes vos sessions et applications se terminent aussitôt, ici aussi. Votre mot de passe vous permet de revenir.',
  'profile.everywhere.accept': 'Se déconnecter partout',

  'profile.consents': 'Programmes autorisés…',

  'palette.title': 'Recherche',

  'frame.loading': 'Ouverture de {app}…',
  'frame.slow': '{app} met du temps à s’ouvrir.',
  'frame.silent.title': '{app} ne répond pas',
  'frame.silent.text':
    'L’application a été arrêtée pour que le reste de Kontor demeure rapide. Ce que vous aviez enregistré est conservé.',
  'frame.flooded.title': '{app} a été arrêtée',
  'frame.flooded.text':
    'L’application a envoyé trop longtemps plus qu’elle ne doit. Ce que vous aviez enregistré est conservé ; si cela se répète, dites-le à votre administrateur.',
  'frame.grabbed.title': '{app} a été arrêtée',
  'frame.grabbed.text':
    'L’application prenait sans cesse le clavier pendant que vous écriviez ailleurs. Ce que vous aviez enregistré est conservé ; si cela se répète, dites-le à votre administrateur.',
  'frame.restart': 'Redémarrer {app}',
  'frame.missing.title': 'Cette page n’est pas disponible',
  'frame.missing.text':
    'L’application « {app} » n’existe pas ou ne vous est pas ouverte chez {company}. Si vous en avez besoin, demandez à un administrateur de votre entreprise.',
  'frame.missing.textAdmin':
    '« {app} » n’existe pas ou n’est pas activée chez {company}. Vous pouvez la chercher parmi les applications de votre entreprise et l’activer.',
  'frame.reload.title': '{app} est nouvelle ici',
  'frame.reload.text': 'Elle a été activée après l’ouverture de cette page. Rechargez la page pour l’utiliser.',
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
