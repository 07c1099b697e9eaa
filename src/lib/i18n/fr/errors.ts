import type { Words } from '../words';

/** The words for every stable code (see `lib/errors.ts`). */
export const errors: Words<'fr', 'errors'> = {
  unknown: 'Un problème est survenu. Rien n’a été modifié ; veuillez réessayer.',
  network: 'Pas de connexion au serveur. Vérifiez votre réseau et réessayez.',
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
  wrong_password: 'Le mot de passe est incorrect',
  user_not_found: 'Utilisateur introuvable',
  email_not_confirmed:
    'Veuillez d’abord confirmer votre adresse e-mail : ouvrez le lien que nous vous avons envoyé.',
  account_disabled: 'Ce compte a été désactivé. Veuillez contacter l’assistance.',
  same_password: 'Le nouveau mot de passe doit être différent de l’ancien.',
  signup_disabled: 'Il n’est pas possible de créer un compte pour le moment.',
  link_expired: 'Ce lien a expiré ou a déjà été utilisé.',
  link_unknown: 'Ce lien est incomplet. Veuillez l’ouvrir à nouveau depuis l’e-mail.',

  insufficient_funds: 'Fonds insuffisants',
  plan_not_found: 'Ce plan n’est plus proposé.',
  price_changed:
    'Le prix de cette offre a changé. Rien n’a été acheté : regardez le nouveau prix et confirmez de nouveau.',
  account_not_verified: 'Veuillez vérifier votre compte',
  method_not_found: 'Ce moyen de paiement n’est plus proposé.',
  invalid_address: 'Ce n’est pas une adresse valable pour le moyen choisi.',
  invalid_amount: 'Veuillez saisir un montant valable.',
  below_minimum: 'Le montant est inférieur au minimum.',
  too_many_pending:
    'Vous avez trop de demandes en attente. Veuillez attendre que l’une d’elles soit vérifiée.',
  not_cancellable: 'Cette demande ne peut plus être annulée.',
  request_id_required: 'Cette demande était incomplète. Veuillez réessayer.',
  request_id_reused: 'Cette demande a déjà servi à autre chose. Veuillez réessayer.',
  too_many_uploads: 'Vous avez téléversé trop de fichiers aujourd’hui. Veuillez réessayer demain.',
  too_many_messages: 'Trop de messages pour le moment. Veuillez réessayer dans une heure.',
  invalid_tax_number: 'Ce n’est pas un numéro fiscal valable.',
  file_too_large: 'Le fichier est trop volumineux : 5 Mo au maximum.',
  file_type: 'Ce type de fichier n’est pas accepté.',
  file_heic:
    'C’est une image HEIC, que ce navigateur ne peut pas ouvrir. Envoyez-en une capture d’écran, ou un JPEG.',
  file_unreadable: 'Ce fichier n’a pas pu être ouvert. Il est peut-être vide ou endommagé.',
  picture_blocked:
    'La protection contre le pistage de votre navigateur empêche cette page de préparer les images. Autorisez ce site à utiliser les données canvas, ou envoyez un PDF.',

  already_reviewed: 'Quelqu’un a déjà vérifié ceci.',
  not_approved: 'Ceci n’a pas encore été approuvé.',
  own_deposit: 'Vous ne pouvez pas vérifier votre propre dépôt.',
  own_withdrawal: 'Vous ne pouvez pas vérifier votre propre retrait.',
  answer_required: 'Veuillez rédiger une réponse, de 4 000 caractères au maximum.',
  reason_required: 'Veuillez indiquer un motif.',
  second_person_required: 'Une deuxième personne doit approuver ceci.',
  transaction_id_required: 'Veuillez saisir l’identifiant de la transaction.',
  own_bonus: 'Vous ne pouvez pas vous accorder un bonus à vous-même.',
  own_case: 'Vous ne pouvez pas vérifier votre propre identité.',
  already_posted: 'Les revenus de ce plan et de ce jour ont déjà été comptabilisés.',
  evidence_required: 'Veuillez indiquer où se trouve le justificatif.',
  invalid_day: 'Veuillez choisir un jour passé.',
};
