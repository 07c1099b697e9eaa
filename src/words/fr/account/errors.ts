import type { Words } from '../../../lib/i18n/words.ts';

/** The French of what can go wrong, by its code. */
export const errors: Words<'fr', 'account/errors'> = {
  /** The words for every stable code (see `lib/data/error-codes.ts`). */
  errors: {
    unknown:
      'Un problème est survenu, et il n’est pas certain que rien n’ait été fait. Vérifiez avant de réessayer.',
    network: 'Pas de connexion au serveur. Vérifiez votre réseau et réessayez.',
    offline: 'Vous êtes hors ligne et rien n’a été envoyé. Veuillez réessayer au retour de la connexion.',
    page_incomplete: 'Une partie de cette page n’a pas pu être chargée. Veuillez l’actualiser.',
    unavailable: 'Le serveur est occupé ou redémarre. Veuillez réessayer dans un instant.',
    session_expired: 'Votre session est terminée. Veuillez vous reconnecter.',
    not_allowed: 'Vous n’êtes pas autorisé à faire cela.',
    not_found: 'Introuvable.',
    duplicate: 'Ceci a déjà été envoyé.',
    invalid_value: 'L’une des valeurs n’est pas acceptée.',
    too_many_requests: 'Trop de tentatives. Veuillez patienter une minute et réessayer.',

    email_in_use: 'Cette adresse e-mail est déjà utilisée',
    weak_password: 'Le mot de passe doit comporter plus de six caractères',
    invalid_email: 'Adresse e-mail non valable',
    too_many_guesses:
      'Trop de mots de passe erronés pour ce compte. Utilisez une clé d’accès, définissez un nouveau mot de passe par e-mail ou réessayez dans 15 minutes.',
    too_many_codes:
      'Trop de codes erronés pour ce compte : vous avez été déconnecté. Utilisez une clé d’accès ou réessayez dans une heure.',
    wrong_password: 'Le mot de passe est incorrect',
    user_not_found: 'Utilisateur introuvable',
    email_not_confirmed:
      'Veuillez d’abord confirmer votre adresse e-mail : ouvrez le lien que nous vous avons envoyé.',
    account_disabled: 'Ce compte a été désactivé. Veuillez contacter l’assistance.',
    same_password: 'Le nouveau mot de passe doit être différent de l’ancien.',
    password_required: 'Veuillez saisir votre mot de passe pour faire cela.',
    account_closed: 'Ce compte a été fermé.',
    signup_disabled: 'Il n’est pas possible de créer un compte pour le moment.',
    name_unreadable:
      'Saisissez un nom lisible : avec des lettres et sans caractères qui changent le sens de l’écriture.',
    country_not_served: 'Ce site n’est pas ouvert aux résidents de ce pays.',
    country_required: 'Choisissez votre pays : ce site n’est pas ouvert à tous.',
    name_of_operator:
      'Ce nom peut être confondu avec celui d’un membre de notre équipe. Ajoutez par exemple un deuxième prénom.',
    registration_incomplete:
      'Aucun compte n’a été créé : utilisez le formulaire d’inscription, avec un nom et en acceptant les conditions.',
    link_expired: 'Ce lien a expiré ou a déjà été utilisé.',
    link_unknown: 'Ce lien est incomplet. Veuillez l’ouvrir à nouveau depuis l’e-mail.',
    password_guessable:
      'Ce mot de passe est parmi les premiers que l’on devine. Choisissez-en un plus long ou plus rare.',
    password_personal: 'Ce mot de passe contient votre nom ou votre adresse e-mail. Choisissez-en un autre.',
    password_pwned:
      'Ce mot de passe figure dans une liste de mots de passe volés dont se servent les attaquants. Choisissez-en un autre.',
    password_characters:
      'Ce mot de passe doit contenir d’autres types de caractères, par exemple des majuscules, des chiffres et des symboles.',
    password_too_long:
      'Ce mot de passe est trop long : 72 lettres au maximum, moins avec des accents ou des emojis.',
    mail_not_authorized:
      'Nous ne pouvons pas encore envoyer d’e-mail à cette adresse. Veuillez nous contacter.',
    too_many_mails: 'Trop d’e-mails ont été envoyés. Cherchez le dernier ou réessayez dans une heure.',
    factor_required: 'Veuillez d’abord confirmer votre second facteur.',
    code_required: 'Veuillez confirmer avec votre application d’authentification ou votre clé de sécurité.',
    invalid_code: 'Ce code est faux ou n’est plus valable.',
    passkey_cancelled: 'Votre appareil n’a rien confirmé. Veuillez réessayer.',
    passkey_refused:
      'Aucun compte ne connaît cette clé d’accès, ou l’attente a été trop longue. Réessayez ou connectez-vous avec votre mot de passe.',
    passkeys_disabled:
      'Ce n’est pas possible dans ce navigateur ou à cette adresse. Veuillez utiliser un autre moyen.',
    passkey_of_another:
      'Cette clé d’accès appartient à un autre compte. Utilisez l’une des vôtres ou votre mot de passe.',
    key_refused:
      'Cette clé de sécurité n’est pas celle de votre compte, ou l’attente a été trop longue. Veuillez réessayer.',
    mailed_code_disabled:
      'Vous ne pouvez pas vous connecter ici avec un code reçu par e-mail. Utilisez votre mot de passe.',

    insufficient_funds: 'Fonds insuffisants',
    method_not_found: 'Ce moyen de paiement n’est plus proposé.',
    invalid_amount: 'Veuillez saisir un montant valable.',
    request_id_required: 'Cette demande était incomplète. Veuillez réessayer.',
    request_id_reused: 'Cette demande a déjà servi à autre chose. Veuillez réessayer.',
    operator_gives_none:
      'Le compte d’un opérateur n’accepte ni paiements ni documents. Utilisez un autre compte pour investir.',
    too_many_uploads: 'Vous avez téléversé trop de fichiers aujourd’hui. Veuillez réessayer demain.',
    too_many_messages: 'Trop de messages pour le moment. Veuillez réessayer dans une heure.',
    file_too_large: 'Le fichier est trop volumineux : 5 Mo au maximum.',
    file_type: 'Ce type de fichier n’est pas accepté.',
    file_heic:
      'C’est une image HEIC, que ce navigateur ne peut pas ouvrir. Envoyez-en une capture d’écran, ou un JPEG.',
    file_unreadable: 'Ce fichier n’a pas pu être ouvert. Il est peut-être vide ou endommagé.',

    already_reviewed: 'Quelqu’un a déjà vérifié ceci.',
    identity_required: 'Faites d’abord confirmer votre identité, dans votre compte.',
    account_frozen: 'Votre compte est gelé pour le moment. Veuillez contacter l’assistance.',
    signal_without_price:
      'Il n’y a pas de cours récent pour cet instrument, aucun résultat ne pourrait donc être indiqué. Veuillez réessayer lorsqu’il y en aura un.',
    too_many_signals: 'Dix signaux en 24 heures sont le maximum.',
    title_required: 'Veuillez donner un titre d’une ligne et de 120 caractères au plus.',
    transaction_id_required: 'Veuillez saisir l’identifiant de la transaction.',
  },
};
