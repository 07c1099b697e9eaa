import type { Words } from '../words';

/** Registration, login, recovery. */
export const auth: Words<'fr', 'auth'> = {
  register: {
    title: 'Créez votre compte',
    lead: 'Cela prend une minute et ne coûte rien.',
    name: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Numéro de téléphone',
    password: 'Mot de passe',
    invalidPhone:
      'Veuillez saisir un numéro de téléphone : uniquement des chiffres, des espaces et + ( ) . -',
    passwordHint: 'Sept caractères au minimum.',
    country: 'Choisissez votre pays',
    countriesFailed: 'La liste des pays n’a pas pu être chargée. Vous pouvez vous inscrire sans pays.',
    agree: 'En vous inscrivant, vous acceptez les',
    terms: 'Conditions générales',
    submit: 'S’inscrire',
    haveAccount: 'Vous avez déjà un compte ?',
    referred: 'Vous avez été recommandé avec le code {{code}}.',
    welcome: 'Bienvenue chez {{brand}}. Veuillez confirmer votre adresse e-mail.',
  },
  checkMail: {
    title: 'Consultez votre messagerie',
    text: 'Nous avons envoyé un lien à {{email}}. Ouvrez-le pour confirmer votre adresse, puis connectez-vous.',
    again: 'Renvoyer l’e-mail',
    sent: 'L’e-mail a été renvoyé.',
  },
  login: {
    title: 'Connexion',
    lead: 'Heureux de vous revoir.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié',
    create: 'Créer un compte',
    noAccount: 'Première visite ?',
    welcome: 'Heureux de vous revoir',
    needsConfirmation: 'Votre adresse e-mail n’est pas encore confirmée',
    needsConfirmationText:
      'Ouvrez le lien contenu dans l’e-mail que nous avons envoyé à {{email}}, puis connectez-vous.',
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
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    forAccount: 'Pour le compte {{email}}.',
    password: 'Nouveau mot de passe',
    repeat: 'Répétez le nouveau mot de passe',
    mismatch: 'Les deux mots de passe diffèrent.',
    submit: 'Enregistrer le mot de passe',
    done: 'Votre mot de passe a été modifié. Veuillez vous connecter.',
    expiredTitle: 'Ce lien n’est plus valable',
    expiredText:
      'Les liens de nouveau mot de passe sont valables une seule fois et pendant une heure. Demandez-en un autre.',
    again: 'Envoyer un nouveau lien',
    checking: 'Vérification du lien',
  },
  confirmed: {
    title: 'Votre adresse e-mail est confirmée',
    text: 'Vous pouvez maintenant vous connecter.',
    halfTitle: 'Encore un lien',
    halfText:
      'Veuillez aussi ouvrir le lien de l’e-mail envoyé à votre autre adresse. Le changement n’a lieu qu’ensuite.',
    failedTitle: 'Ce lien n’est plus valable',
    failedText:
      'Il a expiré ou a déjà été utilisé. Si votre adresse est confirmée, connectez-vous simplement ; sinon, un nouvel e-mail vous sera proposé à la connexion.',
  },
  signedOut: 'Votre session est terminée. Veuillez vous reconnecter.',
};
