import type { Words } from '../words';

/** The words for every stable code (see `lib/data/errors.ts`). */
export const errors: Words<'fr', 'errors'> = {
  unknown:
    'Un problème est survenu, et il n’est pas certain que rien n’ait été fait. Vérifiez avant de réessayer.',
  network: 'Pas de connexion au serveur. Vérifiez votre réseau et réessayez.',
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
  wrong_password: 'Le mot de passe est incorrect',
  user_not_found: 'Utilisateur introuvable',
  email_not_confirmed:
    'Veuillez d’abord confirmer votre adresse e-mail : ouvrez le lien que nous vous avons envoyé.',
  account_disabled: 'Ce compte a été désactivé. Veuillez contacter l’assistance.',
  same_password: 'Le nouveau mot de passe doit être différent de l’ancien.',
  reauthentication_required: 'Veuillez vous reconnecter pour faire cela.',
  email_mismatch: 'Ce n’est pas l’adresse du compte.',
  account_in_use: 'Le compte ne peut pas encore être fermé.',
  account_closed: 'Ce compte a été fermé.',
  signup_disabled: 'Il n’est pas possible de créer un compte pour le moment.',
  name_unreadable:
    'Saisissez un nom lisible : avec des lettres et sans caractères qui changent le sens de l’écriture.',
  name_of_operator:
    'Ce nom peut être confondu avec celui d’un membre de notre équipe. Ajoutez par exemple un deuxième prénom.',
  registration_incomplete:
    'Aucun compte n’a été créé : utilisez le formulaire d’inscription, avec un nom et en acceptant les conditions.',
  link_expired: 'Ce lien a expiré ou a déjà été utilisé.',
  link_unknown: 'Ce lien est incomplet. Veuillez l’ouvrir à nouveau depuis l’e-mail.',
  password_too_long:
    'Ce mot de passe est trop long : 72 lettres au maximum, moins avec des accents ou des emojis.',
  mail_not_authorized:
    'Nous ne pouvons pas encore envoyer de courriel à cette adresse. Veuillez nous contacter.',
  too_many_mails: 'Trop de courriels ont été envoyés. Cherchez le dernier ou réessayez dans une heure.',
  second_factor_required: 'Veuillez d’abord confirmer votre second facteur.',
  mailed_code_disabled:
    'Vous ne pouvez pas vous connecter ici avec un code reçu par courriel. Utilisez votre mot de passe.',

  insufficient_funds: 'Fonds insuffisants',
  plan_not_found: 'Ce plan n’est plus proposé.',
  price_changed:
    'Le prix de cette offre a changé. Rien n’a été acheté : regardez le nouveau prix et confirmez de nouveau.',
  term_changed:
    'La durée de cette offre a changé. Rien n’a été acheté : regardez la nouvelle date de fin et confirmez de nouveau.',
  account_not_verified: 'Veuillez vérifier votre compte',
  method_not_found: 'Ce moyen de paiement n’est plus proposé.',
  invalid_address: 'Ce n’est pas une adresse valable pour le moyen choisi.',
  invalid_amount: 'Veuillez saisir un montant valable.',
  below_minimum: 'Le montant est inférieur au minimum.',
  test_network_address:
    'Cette adresse appartient à un réseau de test. L’argent réel est versé sur les réseaux principaux.',
  too_many_pending:
    'Vous avez trop de demandes en attente. Veuillez attendre que l’une d’elles soit vérifiée.',
  not_cancellable: 'Cette demande ne peut plus être annulée.',
  request_id_required: 'Cette demande était incomplète. Veuillez réessayer.',
  request_id_reused: 'Cette demande a déjà servi à autre chose. Veuillez réessayer.',
  operator_gives_none:
    'Le compte d’un opérateur n’accepte ni paiements ni documents. Utilisez un autre compte pour investir.',
  too_many_uploads: 'Vous avez téléversé trop de fichiers aujourd’hui. Veuillez réessayer demain.',
  too_many_messages: 'Trop de messages pour le moment. Veuillez réessayer dans une heure.',
  invalid_tax_number: 'Ce n’est pas un numéro fiscal valable.',
  file_too_large: 'Le fichier est trop volumineux : 5 Mo au maximum.',
  file_type: 'Ce type de fichier n’est pas accepté.',
  file_heic:
    'C’est une image HEIC, que ce navigateur ne peut pas ouvrir. Envoyez-en une capture d’écran, ou un JPEG.',
  file_disguised:
    'Ce fichier n’est pas du type qu’indique son nom ; il n’est donc pas affiché. Refusez-le et demandez-en un autre.',
  file_unreadable: 'Ce fichier n’a pas pu être ouvert. Il est peut-être vide ou endommagé.',
  picture_blocked:
    'La protection contre le pistage de votre navigateur empêche cette page de préparer les images. Autorisez ce site à utiliser les données canvas, ou envoyez un PDF.',

  already_reviewed: 'Quelqu’un a déjà vérifié ceci.',
  case_claimed: 'Un autre opérateur l’a ouvert. Réessayez quand il l’aura refermé.',
  account_frozen: 'Votre compte est gelé pour le moment. Veuillez contacter l’assistance.',
  person_frozen:
    'Ce compte est gelé. Rien ne peut être approuvé, payé ni crédité tant qu’un trésorier n’a pas levé le gel.',
  plan_sold_out: 'Ce plan est épuisé : sa capacité prouvée est entièrement vendue.',
  own_role: 'Un autre administrateur doit changer votre rôle.',
  last_admin: 'C’est le dernier administrateur. Nommez-en d’abord un autre.',
  invalid_role: 'Ce rôle n’existe pas.',
  not_approved: 'Ceci n’a pas encore été approuvé.',
  being_paid: 'Un autre opérateur a pris ce paiement en charge.',
  not_being_paid: 'Prenez-le en charge avant d’enregistrer son paiement.',
  own_deposit: 'Vous ne pouvez pas vérifier votre propre dépôt.',
  own_withdrawal: 'Vous ne pouvez pas vérifier votre propre retrait.',
  title_required: 'Veuillez donner un titre d’une ligne et de 120 caractères au plus.',
  text_required: 'Veuillez écrire un texte de 4 000 caractères au plus.',
  answer_required: 'Veuillez rédiger une réponse, de 4 000 caractères au maximum.',
  reason_required: 'Veuillez indiquer un motif, de 500 caractères au maximum.',
  payer_required:
    'Il ne resterait personne pour payer. Quelqu’un d’autre doit approuver, ou devenir trésorier.',
  second_person_required: 'Une deuxième personne doit approuver ceci.',
  transaction_id_required: 'Veuillez saisir l’identifiant de la transaction.',
  invalid_transaction_id: 'Ce n’est pas un identifiant de transaction de ce réseau.',
  transaction_counted:
    'Cette transaction a déjà été comptée, comme dépôt ou comme retrait. Veuillez vérifier son identifiant et sa sortie.',
  invalid_network: 'Veuillez choisir le réseau de ce paiement.',
  invalid_output: 'Veuillez saisir le numéro de la sortie, à partir de 0.',
  transaction_named:
    'Vous avez déjà indiqué cet identifiant de transaction pour un autre dépôt. Si une transaction contient deux paiements, laissez ce champ vide pour le second.',
  proof_reused:
    'Un autre dépôt est arrivé avec le même fichier comme justificatif. Veuillez indiquer pourquoi celui-ci compte aussi.',
  own_bonus: 'Vous ne pouvez pas vous accorder un bonus à vous-même.',
  own_correction: 'Vous ne pouvez pas corriger votre propre solde.',
  exceeds_available: 'Le solde disponible est inférieur à ce montant.',
  subject_required: 'Indiquez en une ligne ce qui est corrigé.',
  invalid_moment: 'Le dernier relevé est trop récent. Réessayez dans une minute.',
  account_omitted: 'Un compte manquerait au relevé. Rien n’a été publié ; vérifiez les livres.',
  books_disagree:
    'Les soldes ne correspondent pas au grand livre. Rien n’a été publié ; vérifiez les livres.',
  already_attested: 'Cette adresse et ce bloc ont déjà été attestés avec d’autres chiffres.',
  invalid_range: 'Cette période est trop longue ou n’a pas de sens.',
  own_case: 'Vous ne pouvez pas vérifier votre propre identité.',
  already_posted: 'Les revenus de ce plan et de ce jour ont déjà été comptabilisés.',
  evidence_required: 'Veuillez indiquer où se trouve le justificatif.',
  invalid_day: 'Veuillez choisir un jour passé.',
  loss_too_old: 'Une perte doit dater des 30 derniers jours.',
  day_too_old: 'Ce jour est trop ancien pour être comptabilisé.',
  recipient_required: 'Veuillez saisir le réseau et l’adresse, sur une ligne.',
  payout_open: 'Un paiement à cette personne est déjà proposé.',
  journal_busy: 'Une écriture est encore en cours. Réessayez dans une minute.',
  already_reversed: 'Ce jour de rendement a déjà été repris.',
  reversal_open: 'Une reprise de ce jour est déjà proposée.',
  yield_proposed: 'Un revenu de ce jour attend déjà un second trésorier.',
  wrong_network:
    'Un environnement d’essai utilise des réseaux de test, un site en service les réseaux principaux.',
  address_name_required: 'Veuillez nommer le réseau en 80 caractères au plus.',
  change_open: 'Il y en a déjà un en cours : il faut d’abord le terminer ou l’arrêter.',
  change_closed: 'Ceci est déjà terminé ou arrêté.',
  too_early: 'Le délai n’est pas encore passé.',
  own_yield: 'Vous déteniez ce plan ce jour-là : un autre opérateur doit comptabiliser ses revenus.',
  approval_lapsed: 'L’une des deux personnes n’en a plus le droit. Arrêtez et recommencez.',
  stale_change: 'Une autre adresse est utilisée depuis. Arrêtez ce changement et proposez-le de nouveau.',
  changed_meanwhile:
    'Quelqu’un d’autre a enregistré ceci depuis que vous l’avez ouvert. Rien n’a été changé.',
  not_ready: 'Il manque encore quelque chose : voir la liste.',
  already_live: 'Le site est déjà en service.',

  above_limit: 'C’est plus que ce dont votre rôle peut décider en 24 heures.',
  invalid_plan: 'Une des valeurs de ce plan n’est pas acceptée.',
  plan_exists: 'Un plan avec cet identifiant existe déjà.',
  place_taken: 'Un autre plan occupe cette place dans l’ordre.',
  last_method: 'Un moyen de retrait doit rester en service.',
  invalid_minimum: 'Un minimum est supérieur à zéro et de 1 000 $ au plus.',
  claim_required: 'Écrivez une affirmation de 300 caractères au plus, en une ligne.',
  link_required: 'Indiquez un lien qui commence par https:// et mène à une page publique.',
  claim_withdrawn: 'Cette affirmation a été retirée.',
  announcement_required: 'Écrivez un texte de 1 000 caractères au plus.',
  invalid_period: 'La fin doit venir après le début et ne pas être passée.',
  change_expired: 'Cela a été proposé il y a trop longtemps. Arrêtez et proposez-le de nouveau.',
  role_changed_since:
    'Cette personne a un autre rôle depuis. Arrêtez ce changement et proposez-le de nouveau.',
  reading_not_recorded: 'Impossible de l’afficher : la lecture n’est pas enregistrée. Veuillez réessayer.',
};
