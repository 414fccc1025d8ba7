/** Of this machine, by nobody but itself, for a hundred years: no program may believe it. The key is good for nothing else. */
export const selfSigned = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgAlaEFaEbqcwBiTi1
LcIeLdFDOswUpHVE8jXChu0PJcyhRANCAATzL2sq3Um1Ni+nqk9+I6agVSJVaYLY
7AGyHdQmzjnb8zSfg0hBVpq69Z7K02SMd5YDpaLl3lQhwqAk76IUTeij
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUVtaDhxSM1rMIqK31dUWFenM/gYswCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyOTE5MTkzOFoYDzIxMjYxMTA1
MTkxOTM4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATzL2sq3Um1Ni+nqk9+I6agVSJVaYLY7AGyHdQmzjnb8zSfg0hBVpq6
9Z7K02SMd5YDpaLl3lQhwqAk76IUTeijo28wbTAdBgNVHQ4EFgQU+T/gxfnD+Gy/
zBJ12TUfdEjCh3AwHwYDVR0jBBgwFoAU+T/gxfnD+Gy/zBJ12TUfdEjCh3AwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARhwR/AAABgglsb2NhbGhvc3QwCgYIKoZI
zj0EAwIDSAAwRQIgdBZbijQGTHPEwypEaJEw7iuGaO2KhD9vUbj/jo8YdkMCIQC+
BEfPl3vtL+P6jpx0aYmB0+6FAODUWdnAh/0Kou1CYw==
-----END CERTIFICATE-----`,
}
