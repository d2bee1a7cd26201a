-- A scan may have up to four photos: the values of each, one after the other.
alter table plates drop constraint plates_features_check;
alter table plates add constraint plates_features_check
  check (octet_length(features) between 1280 and 5120 and octet_length(features) % 1280 = 0) not valid;
alter table plates validate constraint plates_features_check;
