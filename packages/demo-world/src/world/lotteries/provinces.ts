/** The provinces whose day it is in each region, Monday first, as the Vietnamese schemes have them. */
export const provinces = {
  north: ['Hà Nội', 'Quảng Ninh', 'Bắc Ninh', 'Hà Nội', 'Hải Phòng', 'Nam Định', 'Thái Bình'],
  central: ['Thừa Thiên Huế', 'Quảng Nam', 'Đà Nẵng', 'Bình Định', 'Gia Lai', 'Quảng Ngãi', 'Khánh Hòa'],
  south: ['TP. Hồ Chí Minh', 'Bến Tre', 'Cần Thơ', 'Tây Ninh', 'Vĩnh Long', 'Long An', 'Tiền Giang'],
} as const
