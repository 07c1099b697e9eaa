import type { Words } from '../../../lib/i18n/words.ts';

/** The French of registering and signing in. */
export const entry: Words<'fr', 'site/entry'> = {
  register: {
    title: 'Créez votre compte',
    lead: 'Cela prend une minute et ne coûte rien.',
    name: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Numéro de téléphone',
    password: 'Mot de passe',
    invalidPhone:
      'Veuillez saisir un numéro de téléphone : uniquement des chiffres, des espaces et + ( ) . -',
    country: 'Choisissez votre pays',
    unserved: 'Ce site n’ouvre pas de compte aux résidents de : {{countries}}.',
    countriesFailed: 'La liste des pays n’a pas pu être chargée.',
    countryOptional: 'Vous pouvez vous inscrire sans pays.',
    agree: 'En vous inscrivant, vous acceptez les',
    terms: 'Conditions générales',
    submit: 'S’inscrire',
    haveAccount: 'Vous avez déjà un compte ?',
    referred: 'Vous avez été recommandé avec le code {{code}}.',
    welcome: 'Bienvenue chez {{brand}}. Veuillez confirmer votre adresse e-mail.',
  },
  login: {
    title: 'Se connecter',
    lead: 'Heureux de vous revoir.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    passkey: 'Se connecter avec une clé d’accès',
    forgot: 'Mot de passe oublié',
    create: 'S’inscrire',
    noAccount: 'Première visite ?',
    needsConfirmation: 'Votre adresse e-mail n’est pas encore confirmée',
    needsConfirmationText:
      'Ouvrez le lien contenu dans l’e-mail que nous avons envoyé à {{email}}, puis connectez-vous.',
  },
  checkMail: {
    title: 'Consultez votre messagerie',
    text: 'Nous avons envoyé un lien à {{email}}. Ouvrez-le pour confirmer votre adresse, puis connectez-vous.',
  },
  forgot: {
    title: 'Récupérez votre compte',
    lead: 'Nous envoyons un lien à votre adresse e-mail. Il vous permet de choisir un nouveau mot de passe.',
    email: 'Adresse e-mail',
    missing: 'Saisissez l’adresse e-mail de récupération',
    submit: 'Envoyer le lien',
    sent: 'Veuillez consulter votre messagerie',
    sentText:
      'Si {{email}} correspond à un compte, un lien est en route. Il est valable une seule fois, pendant une heure.',
    back: 'Retour à la connexion',
  },
};
