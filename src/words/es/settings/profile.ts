import type { Words } from '../../../lib/i18n/words.ts';

/** The Spanish of the profile, and the identity check. */
export const profile: Words<'es', 'settings/profile'> = {
  /** The account page. */
  profile: {
    title: 'Información del perfil de la cuenta',
    upload: 'Subir una foto',
    avatar: 'Su foto',
    updatePicture: 'Actualizar la foto de perfil',
    picture: 'Foto',
    pictureHint:
      'PNG, JPEG o WebP. Solo usted puede verla. El lugar y el dispositivo se eliminan antes de enviarla.',
    crop: 'Qué parte mostrar',
    cropHint: 'Arrastre la foto o muévala con las flechas del teclado.',
    zoom: 'Ampliar',
    savePicture: 'Subir',
    selectImage: 'Seleccione una imagen',
    uploadFailed: 'No se ha podido subir la imagen',
    uploaded: 'Imagen subida',
    details: 'Datos',
    updateDetails: 'Actualizar los datos',
    edit: 'Editar el perfil',
    update: 'actualizar',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    phoneInvalid: 'Introduzca un número de teléfono como +354 555 0100.',
    noPhone: 'No indicado',
    joined: 'Miembro desde',
    saved: 'Los datos se han actualizado',
  },
  /** Identity verification. */
  kyc: {
    title: 'Complete su verificación de identidad (KYC)',
    lead: 'Su documento se guarda en un almacenamiento privado. Solo usted y los operadores que lo revisan pueden abrirlo. Nunca pedimos el acceso a un banco.',
    address: 'Domicilio',
    document: 'Documento de identidad',
    documentHint:
      'Una credencial de trabajo, un permiso de conducir o cualquier documento legal que confirme su nombre y su foto. PNG, JPEG, WebP o PDF, hasta 5 MB.',
    taxNumber: 'Número fiscal (opcional)',
    taxNumberHint:
      'Solo hace falta si su país grava lo que gane aquí y usted quiere que conste. Se guarda separado de todo lo demás; cada vez que un operador lo lee, queda registrado. Dejarlo en blanco no tiene ninguna desventaja.',
    taxNumberInvalid: 'Introduzca de 4 a 32 letras y cifras, o déjelo en blanco.',
    addressShort: 'Introduzca su dirección completa.',
    submit: 'Enviar',
    incomplete: 'Rellene el formulario correctamente',
    saved: 'Datos de verificación enviados',
    failed: 'No se ha podido subir la imagen',
    pendingExists:
      'Ya ha enviado sus datos; se están revisando. Lo que ha introducido ahora no se ha guardado.',
    retrySafe: 'Todo lo que introdujo sigue aquí. Puede enviarlo de nuevo.',
    taxNumberFailed:
      'Se han recibido sus datos, pero no el número fiscal. Es opcional; la revisión sigue sin él.',
    sentOn: 'Enviado el',
    pending: 'Sus datos se están revisando',
    pendingText: 'Los examina una persona. Verá el resultado aquí; no tiene que hacer nada más.',
    approved: 'Su identidad ha sido confirmada',
    approvedText: 'No hace falta nada más.',
    renamed: 'Su identidad fue confirmada con el nombre {{name}}',
    renamedText:
      'Su nombre aquí es ahora otro. Vuelva a poner el anterior o envíe sus datos de nuevo a continuación.',
    rejected: 'Sus datos no se han podido aceptar',
    rejectedText: 'Puede enviarlos de nuevo a continuación.',
    reason: 'Motivo, tal como se escribió: {{reason}}',
  },
};
