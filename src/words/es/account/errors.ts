import type { Words } from '../../../lib/i18n/words.ts';

/** The Spanish of what can go wrong, by its code. */
export const errors: Words<'es', 'account/errors'> = {
  /** The words for every stable code (see `lib/data/error-codes.ts`). */
  errors: {
    unknown: 'Algo ha fallado y no es seguro si se ha hecho algo. Compruébelo antes de intentarlo de nuevo.',
    network: 'No hay conexión con el servidor. Compruebe su red e inténtelo de nuevo.',
    offline: 'No tiene conexión y no se ha enviado nada. Inténtelo de nuevo cuando vuelva la conexión.',
    page_incomplete: 'No se pudo cargar una parte de esta página. Vuelva a cargarla.',
    unavailable: 'El servidor está ocupado o reiniciándose. Inténtelo de nuevo dentro de un momento.',
    session_expired: 'Su sesión ha terminado. Inicie sesión de nuevo.',
    not_allowed: 'No tiene permiso para hacer esto.',
    not_found: 'No se ha podido encontrar.',
    duplicate: 'Esto ya se ha enviado.',
    invalid_value: 'Uno de los valores no se acepta.',
    too_many_requests: 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',

    email_in_use: 'Este correo electrónico ya está en uso',
    weak_password: 'La contraseña debe tener más de seis caracteres',
    invalid_email: 'Correo electrónico no válido',
    too_many_guesses:
      'Demasiadas contraseñas incorrectas para esta cuenta. Use una llave de acceso, establezca una contraseña nueva por correo o inténtelo de nuevo en 15 minutos.',
    too_many_codes:
      'Demasiados códigos incorrectos para esta cuenta, por eso se cerró su sesión. Use una clave de acceso o inténtelo de nuevo dentro de una hora.',
    wrong_password: 'La contraseña es incorrecta',
    user_not_found: 'Usuario no encontrado',
    email_not_confirmed: 'Confirme primero su correo electrónico: abra el enlace que le enviamos.',
    account_disabled: 'Esta cuenta ha sido desactivada. Póngase en contacto con la asistencia.',
    same_password: 'La contraseña nueva debe ser distinta de la anterior.',
    password_required: 'Introduzca su contraseña para hacer esto.',
    account_closed: 'Esta cuenta se ha cerrado.',
    signup_disabled: 'En este momento no se pueden crear cuentas nuevas.',
    name_unreadable:
      'Escriba un nombre que se pueda leer: con letras y sin caracteres que cambien la dirección de la escritura.',
    country_not_served: 'Este sitio no atiende a residentes de este país.',
    country_required: 'Elija su país: este sitio no atiende a todos.',
    name_of_operator:
      'Este nombre se puede confundir con el de alguien de nuestro equipo. Añada, por ejemplo, un segundo nombre.',
    registration_incomplete:
      'No se ha creado ninguna cuenta: use el formulario de registro, con un nombre y aceptando las condiciones.',
    link_expired: 'Este enlace ha caducado o ya se utilizó.',
    link_unknown: 'Este enlace está incompleto. Ábralo de nuevo desde el correo.',
    password_guessable:
      'Esta contraseña es de las primeras que se adivinan. Elija una más larga o menos común.',
    password_personal: 'Esta contraseña contiene su nombre o su correo electrónico. Elija otra.',
    password_pwned:
      'Esta contraseña figura en una lista de contraseñas robadas que usan los atacantes. Elija otra.',
    password_characters:
      'Esta contraseña necesita más tipos de caracteres, como mayúsculas, cifras y símbolos.',
    password_too_long:
      'Esta contraseña es demasiado larga: como máximo 72 letras, menos con acentos o emojis.',
    mail_not_authorized:
      'Todavía no podemos enviar correo a esta dirección. Póngase en contacto con nosotros.',
    too_many_mails:
      'Se han enviado demasiados correos. Busque el último o inténtelo de nuevo dentro de una hora.',
    factor_required: 'Confirme primero su segundo factor.',
    code_required: 'Confirme con su aplicación de autenticación o su llave de seguridad.',
    invalid_code: 'Este código es incorrecto o ya no es válido.',
    passkey_cancelled: 'Su dispositivo no confirmó nada. Inténtelo de nuevo.',
    passkey_refused:
      'Ninguna cuenta conoce esta llave de acceso, o tardó demasiado. Inténtelo de nuevo o inicie sesión con su contraseña.',
    passkeys_disabled: 'No se puede usar en este navegador ni en esta dirección. Use otra forma.',
    passkey_of_another: 'Esta llave de acceso es de otra cuenta. Use una suya o su contraseña.',
    key_refused: 'Esta llave de seguridad no es de su cuenta, o tardó demasiado. Inténtelo de nuevo.',
    mailed_code_disabled:
      'Aquí no se puede iniciar sesión con un código enviado por correo. Use su contraseña.',

    insufficient_funds: 'Fondos insuficientes',
    method_not_found: 'Este método de pago ya no se ofrece.',
    invalid_amount: 'Introduzca un importe válido.',
    request_id_required: 'La solicitud estaba incompleta. Inténtelo de nuevo.',
    request_id_reused: 'Esta solicitud ya se utilizó para otra cosa. Inténtelo de nuevo.',
    operator_gives_none:
      'La cuenta de un operador no acepta pagos ni documentos. Use otra cuenta para invertir.',
    too_many_uploads: 'Hoy ha subido demasiados archivos. Inténtelo de nuevo mañana.',
    too_many_messages: 'Demasiados mensajes en este momento. Inténtelo de nuevo dentro de una hora.',
    file_too_large: 'El archivo es demasiado grande: 5 MB como máximo.',
    file_type: 'No se acepta este tipo de archivo.',
    file_heic:
      'Es una imagen HEIC, que este navegador no puede abrir. Envíe una captura de pantalla o un JPEG.',
    file_unreadable: 'No se ha podido abrir el archivo. Puede que esté vacío o dañado.',

    already_reviewed: 'Alguien ya ha revisado esto.',
    identity_required: 'Confirme primero su identidad en su cuenta.',
    account_frozen: 'Su cuenta está bloqueada por ahora. Póngase en contacto con el servicio de asistencia.',
    signal_without_price:
      'No hay un precio reciente de este instrumento, así que no se podría indicar el resultado. Inténtelo de nuevo cuando lo haya.',
    too_many_signals: 'Se permiten diez señales en 24 horas como máximo.',
    title_required: 'Escriba un título de una línea y 120 caracteres como máximo.',
    transaction_id_required: 'Introduzca el identificador de la transacción.',
  },
};
