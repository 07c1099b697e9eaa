import type { Words } from '../words';

/** The account page. */
export const profile: Words<'es', 'profile'> = {
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
};
